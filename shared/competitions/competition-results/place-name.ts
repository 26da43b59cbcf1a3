/** The last place of which the community reads. */
export const lastPosted = 3

const names = ['1st', '2nd', '3rd']

/** A place in a sentence: `1st`. */
export const placeName = (place: number): string => names[place - 1] ?? `place ${place}`
