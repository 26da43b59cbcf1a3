import { toast } from './toast.ts'

/** Puts a text on the clipboard and says so; browsers may refuse, and have none for pages that came over plain HTTP. */
export async function copyText(text: string, said: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(said.done)
  } catch {
    toast.error(said.failed)
  }
}
