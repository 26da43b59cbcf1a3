const rules = new Intl.PluralRules('en-US', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A place as people say it: `1st`, `22nd`. */
export const ordinal = (place: number): string => `${place}${endings[rules.select(place)] ?? 'th'}`
