/** What competitions keep of a class while it is judged. They own these rows; an event only looks whether an entry has one. */
export const recordsPartition = (eventId: string, classKey: string) => `EVT#${eventId}#CLS#${classKey}`

export const runsPrefix = (entryId: string) => `RUN#${entryId}`

export const sheetsPrefix = (entryId: string) => `SHTHEAD#${entryId}`
