const reads =
  /\.(inputValue|textContent|innerText|innerHTML|isVisible|isHidden|isEnabled|isDisabled|isChecked|isEditable|count|getAttribute|allTextContents|allInnerTexts|boundingBox|evaluate|evaluateAll|title|url|cookies|ariaSnapshot)\(/

/**
 * The lines of a browser test that read a page once and expect something of it, which a page that is still busy fails:
 * `expect.poll` asks until it holds.
 */
export function oneShotReads(source: string): number[] {
  return [...source.matchAll(/(?<![\w.$])expect(?:\.soft)?\(/g)].flatMap(({ index, 0: opening }) => {
    const asked = argumentsAt(source, index + opening.length)
    const isRead = reads.test(asked) && (/\bawait\b/.test(asked) || /\.url\(\)/.test(asked))
    return isRead ? [source.slice(0, index).split('\n').length] : []
  })
}

/** What stands between a parenthesis, which has been opened before `start`, and its end. */
function argumentsAt(source: string, start: number): string {
  let depth = 1
  for (let at = start; at < source.length; at++) {
    const text = textAt(source, at)
    if (text > 0) at += text - 1
    else if (/[([{]/.test(source.charAt(at))) depth++
    else if (/[)\]}]/.test(source.charAt(at)) && --depth === 0) return source.slice(start, at)
  }
  return source.slice(start)
}

/** A string, a comment or a pattern, which begins where nothing could be divided. */
const text =
  /'(?:\\.|[^\\'\n])*'|"(?:\\.|[^\\"\n])*"|`(?:\\.|[^\\`])*`|\/\/.*|\/\*[\s\S]*?\*\/|(?<=[(,=:[!&|?{};>]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//y

/** The length of the text that begins here, in which parentheses open and close nothing. */
function textAt(source: string, at: number): number {
  text.lastIndex = at
  return text.exec(source)?.[0].length ?? 0
}
