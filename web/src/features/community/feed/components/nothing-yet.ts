/** Until results, events and teams work, the page does not promise them. */
export const nothingYet = 'Nothing yet. What members do appears here.'
