import type { Panel } from './panel.ts'

const names: Record<Panel['wall'], string> = {
  front: 'Front',
  back: 'Back',
  top: 'Top',
  bottom: 'Bottom',
  left: 'Left side',
  right: 'Right side',
  notch_back: 'Back of the notch',
  notch_side: 'Side of the notch',
  tube: 'Tube',
  divider: 'Divider',
  brace: 'Brace',
  port: 'Port board',
}

/** The name of a panel, such as "Front 2" for the second board of a double baffle. */
export function panelName({ id, wall }: Pick<Panel, 'id' | 'wall'>): string {
  const number = /_(\d+)$/.exec(id)?.[1]
  return number ? `${names[wall]} ${number}` : names[wall]
}
