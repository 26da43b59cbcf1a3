/** A port as it fits onto its part: “Channels 1 and 2 +” is “Ch 1+2 +”. */
export const shortPortLabel = (label: string): string =>
  label
    .replace(/^Channels (\d+) and (\d+)/, 'Ch $1+$2')
    .replace(/^Channel /, 'Ch ')
    .replace(/^Fused output /, 'Out ')
    .replace(/^Terminal /, '')
    .replace(/^Speaker in /, 'Spk ')
    .replace(/^Speaker (\d)/, 'Spk $1')
