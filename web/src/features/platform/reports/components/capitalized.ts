/** Returns a word as it begins a sentence. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
