/**
 * Brand and model of a driver by its whole name, where the last word is a model: it has a digit. Otherwise all of it is
 * the model.
 */
export function nameParts(name: string): { brand: string; model: string } {
  const [, brand = '', model = name] = /^(.+)\s(\S*\d\S*)$/.exec(name.trim()) ?? []
  return { brand, model }
}
