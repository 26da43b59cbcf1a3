/** The place of a visitor’s picture, which is there before the picture is: nothing moves when it comes. */
export const visitorSpace = 'h-[max(24rem,100svh-var(--header)-17rem)]'
