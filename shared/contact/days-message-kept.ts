/** How long the platform keeps its own copy of what a visitor wrote to the desk. */
export const daysMessageKept = 30
