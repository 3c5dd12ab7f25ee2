import App
import UIKit

print("ok")
