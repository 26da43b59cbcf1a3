/** Copyleft that would reach what ships. */
const refused = /\b(?:A?GPL|SSPL|BUSL|CC-BY-NC)/i
const permitted =
  /\b(?:MIT|ISC|BSD|Apache|0BSD|Unlicense\b|CC0|CC-BY|MPL|OFL|Zlib|Python|BlueOak|WTFPL|LGPL)/i

/**
 * Tells whether a package under this license (SPDX) may ship with the product: of several to choose from, one
 * must be permitted.
 */
export function isPermittedLicence(expression: string): boolean {
  return expression
    .split(/\bAND\b/)
    .every((part) =>
      part.split(/\bOR\b/).some((licence) => permitted.test(licence) && !refused.test(licence)),
    )
}
