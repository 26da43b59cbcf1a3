/** The data type of a part that is dragged from the list onto the canvas. */
export const partDrag = 'application/x-diagram-part'
