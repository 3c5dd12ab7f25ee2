// What a module with dates asks of the browser: the time, time zones, and how languages write dates (Browser.swift in EmbeddedFoundation).
// scripts/build-page adds this to pages whose module imports it.
const OpenUIKitDates = (() => {
  // A Friday on which no part of the date has the number of another one, in each language's own order.
  const sample = new Date(Date.UTC(2003, 8, 5, 20, 7, 6));
  const formats = new Map();

  function formatOf(locale, options) {
    const key = JSON.stringify([locale, options]);
    if (!formats.has(key)) formats.set(key, newFormat(locale.replaceAll('_', '-'), { calendar: 'gregory', numberingSystem: 'latn', ...options }));
    return formats.get(key);
  }

  function newFormat(language, options) {
    try {
      return new Intl.DateTimeFormat(language || undefined, options);
    } catch {  // A code or an option that the browser does not know.
      return new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' });
    }
  }

  const inUTC = (locale, options) => formatOf(locale, { timeZone: 'UTC', ...options });

  function currentLocale() {
    return new Intl.DateTimeFormat().resolvedOptions().locale.replaceAll('-', '_');
  }

  // --- Time zones.

  // The seconds by which a zone is ahead of UTC; NaN for a name that the browser does not know.
  function offsetOf(zone, seconds) {
    const date = new Date(seconds * 1000);
    if (!zone) return -60 * date.getTimezoneOffset();
    let format;
    try {
      format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', {
        timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric', era: 'short' });
    } catch {
      return NaN;
    }
    formats.set(zone, format);
    const part = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
    const local = new Date(0);
    local.setUTCFullYear(/^B/.test(part.era) ? 1 - part.year : part.year, part.month - 1, part.day);
    local.setUTCHours(part.hour, part.minute, part.second);
    return (local - Math.floor(seconds) * 1000) / 1000;
  }

  // --- Patterns of Unicode's technical standard 35.

  const nameOptions = (count) => count > 4 ? 'narrow' : count > 3 ? 'long' : 'short';
  const numberOptions = (count) => count === 2 ? '2-digit' : 'numeric';
  const templateOptions = {
    G: () => ({ era: 'short' }),
    y: (count) => ({ year: numberOptions(count) }),
    M: (count) => ({ month: count > 2 ? nameOptions(count) : numberOptions(count) }),
    d: (count) => ({ day: numberOptions(count) }),
    E: (count) => ({ weekday: nameOptions(count) }),
    j: (count) => ({ hour: numberOptions(count) }),
    h: (count) => ({ hour: numberOptions(count), hour12: true }),
    H: (count) => ({ hour: numberOptions(count), hour12: false }),
    m: (count) => ({ minute: numberOptions(count) }),
    s: (count) => ({ second: numberOptions(count) }),
    z: () => ({ timeZoneName: 'short' }),
  };
  const sameAs = { L: 'M', c: 'E', e: 'E', J: 'j', C: 'j', K: 'h', k: 'H', u: 'y', v: 'z', Z: 'z' };

  function patternOf(locale, template) {
    const options = {};
    for (const [run] of template.matchAll(/([A-Za-z])\1*/g)) Object.assign(options, templateOptions[sameAs[run[0]] ?? run[0]]?.(run.length));
    // Browsers write the hour in as many digits as the options state, and not as the language does.
    const hasWideHour = /[jJC]/.test(template) && /HH|kk/.test(stylePattern(locale, 0, 1));
    return patternOfFormat(locale, inUTC(locale, options), hasWideHour);
  }

  function stylePattern(locale, dateStyle, timeStyle) {
    const styles = [undefined, 'short', 'medium', 'long', 'full'];
    return patternOfFormat(locale, inUTC(locale, { dateStyle: styles[dateStyle], timeStyle: styles[timeStyle] }));
  }

  function patternOfFormat(locale, format, hasWideHour) {
    const parts = format.formatToParts(sample), hasDay = parts.some(({ type }) => type === 'day');
    const hour = { h11: 'K', h12: 'h', h23: 'H', h24: 'k' }[format.resolvedOptions().hourCycle];
    return parts.map(({ type, value }) => {
      const digits = (letter) => letter.repeat(/^0|^\d\d$/.test(value) ? 2 : 1);
      switch (type) {
        case 'year': return /^\d\d$/.test(value) ? 'yy' : 'y';
        case 'month': return /^\d/.test(value) ? 'M'.repeat(value.length) : nameLetters(hasDay ? 'M' : 'L', value, namesOf(locale, hasDay ? 0 : 3)[8]);
        case 'day': return digits('d');
        case 'weekday': return nameLetters(hasDay ? 'E' : 'c', value, namesOf(locale, hasDay ? 6 : 9)[5]);
        case 'hour': return hour.repeat(hasWideHour && /[Hk]/.test(hour) || earlyHour(format).length === 2 ? 2 : 1);
        case 'minute': return digits('m');
        case 'second': return digits('s');
        case 'dayPeriod': return 'a';
        case 'era': return 'G';
        case 'timeZoneName': return 'z';
        default: return value.replaceAll("'", "''").replace(/[A-Za-z]+/g, "'$&'");
      }
    }).join('');
  }

  // Eight o'clock, which has a second digit only if the format writes two.
  const earlyHour = (format) => partOf(format, 'hour', new Date(Date.UTC(2003, 8, 5, 8, 7, 6)));

  const nameLetters = (letter, value, long) => letter.repeat(value === long ? 4 : 3);

  // --- Names.

  const lengths = ['long', 'short', 'narrow'];
  const partOf = (format, type, date) => format.formatToParts(date).find((part) => part.type === type)?.value ?? '';

  // The lists of CalendarSymbols: months and days in three lengths, beside a date and alone, then parts of the day and eras.
  function namesOf(locale, kind) {
    const length = lengths[kind % 3], beside = kind % 6 < 3 ? { day: 'numeric' } : {};
    const dates = (count, dateAt) => Array.from({ length: count }, (_, index) => new Date(dateAt(index)));
    if (kind < 6) {
      const format = inUTC(locale, { month: length, ...beside });
      return dates(12, (index) => Date.UTC(2003, index, 5)).map((date) => partOf(format, 'month', date));
    }
    if (kind < 12) {
      const format = inUTC(locale, { weekday: length, ...(beside.day ? { day: 'numeric', month: 'long' } : {}) });
      return dates(7, (index) => Date.UTC(2003, 8, 7 + index)).map((date) => partOf(format, 'weekday', date));
    }
    if (kind === 12) {
      const format = inUTC(locale, { hour: 'numeric', hour12: true });
      return dates(2, (index) => Date.UTC(2003, 8, 5, 8 + 12 * index)).map((date) => partOf(format, 'dayPeriod', date));
    }
    const format = inUTC(locale, { era: kind === 13 ? 'short' : 'long', year: 'numeric' });
    return dates(2, (index) => Date.UTC(index ? 2003 : -10, 5)).map((date) => partOf(format, 'era', date));
  }

  // Where the browser does not know how weeks begin: on Sunday in these regions, on Saturday in those, and else on Monday.
  const sundays = /[-_](AG|AS|BD|BR|BS|BT|BW|BZ|CA|CO|DM|DO|ET|GT|GU|HK|HN|ID|IL|IN|JM|JP|KE|KH|KR|LA|MH|MM|MO|MT|MX|MZ|NI|NP|PA|PE|PH|PK|PR|PT|PY|SA|SG|SV|TH|TT|TW|UM|US|VE|VI|WS|YE|ZA|ZW)\b/;
  const saturdays = /[-_](AE|AF|BH|DJ|DZ|EG|IQ|IR|JO|KW|LY|OM|QA|SD|SY)\b/;

  function firstWeekdayOf(identifier) {
    const code = (identifier || currentLocale()).replaceAll('_', '-');
    try {
      const locale = new Intl.Locale(code), known = locale.getWeekInfo?.() ?? locale.weekInfo;
      if (known) return known.firstDay % 7 + 1;
      const full = locale.maximize().toString();
      return sundays.test(full) ? 1 : saturdays.test(full) ? 7 : 2;
    } catch {
      return 1;
    }
  }

  // --- What the module imports.

  function answer(question, number, text) {
    switch (question) {
      case 0: return currentLocale();
      case 1: return new Intl.DateTimeFormat().resolvedOptions().timeZone;
      case 2: return patternOf(...text.split('\n'));
      case 3: return stylePattern(text, number >> 3, number & 7);
      default: return namesOf(text, number).join('\n');
    }
  }

  return (module) => ({
    now: () => Date.now() / 1000,
    offset: (address, count, seconds) => offsetOf(count ? module.text(address, count) : '', seconds),
    firstWeekday: (address, count) => firstWeekdayOf(count ? module.text(address, count) : ''),
    text: (question, number, address, count, buffer, room) => {
      const bytes = module.encoder.encode(answer(question, number, count ? module.text(address, count) : ''));
      if (bytes.length <= room) new Uint8Array(module.memory, buffer, room).set(bytes);
      return bytes.length;
    },
  });
})();

{
  const { get } = Object.getOwnPropertyDescriptor(OpenUIKitModule.prototype, 'imports');
  Object.defineProperty(OpenUIKitModule.prototype, 'imports', { get() { return { ...get.call(this), dates: OpenUIKitDates(this) }; } });
}
