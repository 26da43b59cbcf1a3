/** What a schema says about a value, as a sentence: some end with a period, and some do not. */
export const asSentence = (message: string): string => message.replace(/\.?$/, '.')
