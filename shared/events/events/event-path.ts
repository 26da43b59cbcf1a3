/** The page of an event. */
export const eventPath = (id: string): string => `/events/${id}`
