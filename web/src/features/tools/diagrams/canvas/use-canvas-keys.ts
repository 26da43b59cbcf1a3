import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { editorKey, takesKeys } from '../state/editor-key.ts'
import { useEditor } from '../state/use-editor.ts'

export type CanvasKeys = {
  canvas: RefObject<HTMLElement | null>
  onFields: () => void
  onFit: () => void
  onFind: () => void
  onHelp: () => void
}

const gesture = 'keys'

/** Keys that act on the canvas while it has the focus. */
export function useCanvasKeys({ canvas, onFields, onFit, onFind, onHelp }: CanvasKeys) {
  const editor = useEditor()
  const isMoving = useRef(false)

  /** A focused part is the whole selection, unless it is one of those that are selected. */
  const chooseFocused = (target: Element) => {
    const id = target.closest<HTMLElement>('.react-flow__node')?.dataset.id
    if (id && !editor.view().selected.has(id)) editor.select([id])
  }
  const onNode = (event: KeyboardEvent, node: HTMLElement) => {
    const id = node.dataset.id ?? ''
    if (event.key === 'Enter') {
      chooseFocused(node)
      onFields()
    } else {
      const { selected } = editor.view()
      editor.select(selected.has(id) ? [...selected].filter((one) => one !== id) : [...selected, id])
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (takesKeys(target)) return
    if (target.matches('.react-flow__node') && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      onNode(event, target)
      return
    }
    const action = editorKey(event)
    if (!action) return
    event.preventDefault()
    // The tool bar listens for undo on the whole page.
    event.stopPropagation()
    switch (action.do) {
      case 'move':
        chooseFocused(target)
        isMoving.current = true
        editor.move(action.by, gesture)
        return
      case 'undo':
        return editor.undo()
      case 'redo':
        return editor.redo()
      case 'copy':
        chooseFocused(target)
        return editor.copy()
      case 'paste':
        return editor.paste()
      case 'duplicate':
        chooseFocused(target)
        return editor.duplicate()
      case 'select_all':
        return editor.selectAll()
      case 'delete':
        chooseFocused(target)
        editor.remove()
        return canvas.current?.focus({ preventScroll: true })
      case 'cancel':
        if (editor.view().pending) editor.cancel()
        else editor.select([])
        return
      case 'fit':
        return onFit()
      case 'search':
        return onFind()
      case 'help':
        return onHelp()
    }
  }
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (!isMoving.current || !key.startsWith('Arrow')) return
    isMoving.current = false
    editor.settle(gesture)
  }
  return { onKeyDown, onKeyUp }
}
