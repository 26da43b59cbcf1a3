import { Icon } from '#web/ui/icons/icon.tsx'

const outlines = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M20 20l-4-4',
  bell: 'M6 9a6 6 0 0 1 12 0c0 6 2.5 7.5 2.5 7.5h-17S6 15 6 9M10 20.5a2.3 2.3 0 0 0 4 0',
  command: 'M15 6v12a3 3 0 1 0 3-3H6a3 3 0 1 0 3 3V6a3 3 0 1 0-3 3h12a3 3 0 1 0-3-3',
  plus: 'M12 5v14M5 12h14',
  down: 'm6 9 6 6 6-6',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5',
}

type GlyphProps = { name: keyof typeof outlines; className?: string }

/** The few icons of the frame, drawn here so that no icon library is part of the first load. */
export function Glyph({ name, className = 'size-5' }: GlyphProps) {
  return (
    <Icon className={className}>
      <path d={outlines[name]} />
    </Icon>
  )
}
