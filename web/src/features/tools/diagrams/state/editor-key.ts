/** The action of a key on the canvas. */
export type EditorAction =
  | { do: 'move'; by: { x: number; y: number } }
  | {
      do:
        | 'undo'
        | 'redo'
        | 'copy'
        | 'paste'
        | 'duplicate'
        | 'select_all'
        | 'delete'
        | 'fit'
        | 'search'
        | 'help'
        | 'cancel'
    }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const step = 8

const withControl: Record<string, EditorAction['do']> = {
  z: 'undo',
  y: 'redo',
  c: 'copy',
  v: 'paste',
  d: 'duplicate',
  a: 'select_all',
}

const alone: Record<string, EditorAction['do']> = {
  Delete: 'delete',
  Backspace: 'delete',
  Escape: 'cancel',
  f: 'fit',
  '/': 'search',
  '?': 'help',
}

/** Arrows move by 8, with Shift by 1. */
export function editorKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): EditorAction | undefined {
  if (altKey) return undefined
  const small = key.length === 1 ? key.toLowerCase() : key
  if (ctrlKey || metaKey) {
    const action = withControl[small]
    if (action === undefined || action === 'move') return undefined
    return { do: action === 'undo' && shiftKey ? 'redo' : action }
  }
  const direction = directions[key]
  if (direction) {
    const size = shiftKey ? 1 : step
    return { do: 'move', by: { x: direction.x * size, y: direction.y * size } }
  }
  const action = alone[small]
  return action === undefined || action === 'move' ? undefined : { do: action }
}

/** Tells whether the focused element takes keys itself: a field, a dialog or a menu. */
export const takesKeys = (element: Element | null): boolean =>
  element?.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]') !=
  null
