/** Where an event has its page. */
export const eventPath = (id: string): string => `/events/${id}`
