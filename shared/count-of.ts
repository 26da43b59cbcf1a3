const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** States a count at the start of a sentence: `One protest is`, `Two protests are`, `12 protests are`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${words[count] ?? count} ${count === 1 ? `${one} is` : `${many} are`}`
