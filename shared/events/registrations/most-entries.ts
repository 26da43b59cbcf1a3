/** The classes that one person can enter at an event. */
export const mostEntries = 6
