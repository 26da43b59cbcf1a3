import { isbot } from 'isbot'

/** True for crawlers and other programs, by what they say they are; without a name it is one, too. */
export const isProgram = (userAgent: string): boolean => !userAgent || isbot(userAgent)
