/** Each time about twice as long, and never two of the same length, so that those who clashed do not clash again. */
export const waitToRetry = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 2 ** attempt * 10))
