/** In CSS pixels. */
export type AdBox = { width: number; height: number }

type Sizes = {
  wide: AdBox
  /** Absent where a phone shows the wide one. */
  phone?: AdBox
  /** An ad there has a headline and a text of its own below its picture. */
  hasWords?: true
}

/** The boxes in which pages keep room for ads: on a wide window, and on a phone. */
export const adSizes = {
  home_wide: { wide: { width: 970, height: 250 }, phone: { width: 320, height: 100 } },
  directory_top: { wide: { width: 728, height: 90 }, phone: { width: 320, height: 100 } },
  side_box: { wide: { width: 300, height: 250 } },
  market_card: { wide: { width: 600, height: 450 }, hasWords: true },
  resource_partner: { wide: { width: 400, height: 200 }, hasWords: true },
} as const satisfies Record<string, Sizes>

export type AdPlace = keyof typeof adSizes

export const boxesOf = (place: AdPlace): Sizes => adSizes[place]
