/** The time the platform keeps its own copy of a visitor’s message to the desk. */
export const daysMessageKept = 30
