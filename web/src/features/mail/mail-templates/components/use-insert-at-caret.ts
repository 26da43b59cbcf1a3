import { type FocusEvent, useRef } from 'react'
import { insertText } from '#web/lib/insert-text.ts'
import { toast } from '#web/ui/toast.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

const isText = (element: Element): element is TextElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')

/** Puts text where the caret was last within a form. */
export function useInsertAtCaret() {
  const last = useRef<TextElement>(undefined)
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (isText(target)) last.current = target
    },
    insert: (text: string) => {
      const field = last.current
      if (!field?.isConnected) {
        toast.info('Choose a place first', {
          description: 'Click into the text where you want to insert it.',
        })
        return
      }
      insertText(field, text)
    },
  }
}
