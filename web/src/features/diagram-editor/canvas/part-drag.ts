/** What is dragged out of the list of parts onto the canvas. */
export const partDrag = 'application/x-diagram-part'
