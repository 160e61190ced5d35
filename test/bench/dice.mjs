/** Chance that falls the same every time. */
export class Dice {
  constructor(seed) {
    this.state = seed;
  }

  /** From 0 to below 1 (mulberry32). */
  next() {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(limit) {
    return Math.floor(this.next() * limit);
  }

  /** Small numbers are likelier. */
  skewed(limit) {
    return Math.floor(this.next() ** 2 * limit);
  }

  /** 0 about twice as often as 1, three times as often as 2 (Zipf's law). */
  zipf(limit) {
    return Math.min(limit - 1, Math.floor((limit + 1) ** this.next()) - 1);
  }

  chance(part) {
    return this.next() < part;
  }

  of(choices) {
    return choices[this.below(choices.length)];
  }

  shuffled(choices) {
    return choices
      .map((choice) => [this.next(), choice])
      .sort(([a], [b]) => a - b)
      .map(([, choice]) => choice);
  }

  /** A key, as often as its value says; the values add up to 1. */
  weighted(parts) {
    let rest = this.next();
    return Object.keys(parts).find((key) => (rest -= parts[key]) < 0) ?? Object.keys(parts)[0];
  }

  /** A UUIDv7 of an instant. */
  id(ms) {
    const time = Math.floor(ms).toString(16).padStart(12, '0');
    const hex = (digits) =>
      this.below(16 ** digits)
        .toString(16)
        .padStart(digits, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${(8 + this.below(4)).toString(16)}${hex(3)}-${hex(6)}${hex(6)}`;
  }
}
