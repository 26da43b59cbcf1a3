/** The boxes that the platform comes with, as lists name them; `templates` has their designs. */
export const templateWords = {
  daily: { name: 'Daily 12 in, vented', hint: '70 L at 33 Hz with a subsonic filter' },
  tight: { name: 'Tight 10 in, sealed', hint: '20 L for music without a boom' },
  spl: { name: 'SPL 15 in, vented', hint: '130 L at 45 Hz for one loud note' },
  trunk: { name: 'Two 12 in, trunk wedge', hint: '140 L at 33 Hz behind a back seat' },
} as const
