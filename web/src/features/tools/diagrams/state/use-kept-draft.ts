import { useEffect } from 'react'
import { keepDraft } from '#web/features/tools/tool-projects/state/draft.ts'
import { diagramTool } from '../diagram-tool.ts'
import type { Editor } from './editor.ts'

/** A large diagram is not written with every step of a hand. */
const restMs = 300

/** Keeps the diagram on this device, and at the latest when the page is left. */
export function useKeptDraft(editor: Editor): void {
  useEffect(() => {
    let kept = editor.view().body
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      const { body } = editor.view()
      if (body === kept) return
      kept = body
      keepDraft(diagramTool, body)
    }
    const stop = editor.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, restMs)
    })
    addEventListener('pagehide', keep)
    return () => {
      keep()
      stop()
      removeEventListener('pagehide', keep)
    }
  }, [editor])
}
