/** The row of a class while it is judged. Competitions own it; an event only looks at its state. */
export const judgedClassKey = ({ eventId, classKey }: { eventId: string; classKey: string }) => ({
  pk: `EVT#${eventId}`,
  sk: `CLASS#${classKey}`,
})
