import type { ItemPicture } from '#shared/market/market-items/item.ts'

type Pictures = readonly ItemPicture[]

/** A change of the pictures of an item, whichever they are by the time that it is sent. */
export type PictureChange = (pictures: Pictures) => ItemPicture[]

/** Puts those that are named in their order. One that was added in the meantime stands behind them. */
export const inOrder =
  (ids: readonly string[]): PictureChange =>
  (pictures) => [
    ...ids.flatMap((id) => pictures.find((picture) => picture.id === id) ?? []),
    ...pictures.filter(({ id }) => !ids.includes(id)),
  ]

export const without =
  (id: string): PictureChange =>
  (pictures) =>
    pictures.filter((picture) => picture.id !== id)

export const described =
  (id: string, alt: string): PictureChange =>
  (pictures) =>
    pictures.map((picture) => (picture.id === id ? { ...picture, alt } : picture))
