type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Puts text where the caret of a field is, or was last. */
export function insertText(field: TextElement, text: string): void {
  field.focus()
  const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length]
  field.setRangeText(text, start, end, 'end')
  // React hears of it as of typing.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
