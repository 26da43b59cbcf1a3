/** Until results, events and teams work, nothing of them is promised. */
export const nothingYet = 'Nothing yet. What members do appears here.'
