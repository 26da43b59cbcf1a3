/** Returns a schema’s message as a sentence: some end with a period, and some do not. */
export const asSentence = (message: string): string => message.replace(/\.?$/, '.')
