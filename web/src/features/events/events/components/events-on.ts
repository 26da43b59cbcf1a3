type Days = { startsOn: string; endsOn: string }

/** Returns the events that take place on a day at their venue. */
export const eventsOn = <Event extends Days>(day: string, events: readonly Event[]): Event[] =>
  events.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
