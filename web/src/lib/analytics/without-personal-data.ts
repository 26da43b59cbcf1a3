const removed = '(removed)'
const most = 100

// People type addresses and phone numbers into the strangest fields.
const personal = /@|%40|\d(?:[\s().-]*\d){6}/i

/** The values of an event without anything that could be an address or a phone number. */
export const withoutPersonalData = (params: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value !== 'string' ? value : personal.test(value) ? removed : value.slice(0, most),
    ]),
  )
