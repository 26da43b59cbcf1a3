/** Power as people say it. */
export const wattsText = (watts: number): string =>
  `${(watts < 100 ? Number(watts.toFixed(1)) : Math.round(watts)).toLocaleString('en-US')} W`
