/**
 * What is engraved on a disc, by its colour: strokes in a box of 24. Shape tells what colour alone would not.
 */
export const GLYPHS: Readonly<Record<string, string>> = {
  // crosshair
  red: 'M12 4.5v5M12 14.5v5M4.5 12h5M14.5 12h5M15.6 12a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0',
  // shield arcs
  white: 'M6 15a6 6 0 0 1 12 0M9.4 15.6a2.7 2.7 0 0 1 5.2 0',
  // double chevron
  blue: 'M7.5 11.5 12 7.5l4.5 4M7.5 16.5l4.5-4 4.5 4',
  // double ring
  yellow: 'M17.4 12a5.4 5.4 0 1 1-10.8 0 5.4 5.4 0 0 1 10.8 0M14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  // chevron
  orange: 'M7 14.5 12 9l5 5.5',
  // three spokes
  black: 'M12 12v6M12 12 7 8.5M12 12l5-3.5',
  // star: a system that no common disc fits
  special: 'M12 5.5v13M6.4 8.8l11.2 6.4M17.6 8.8 6.4 15.2',
}

/** Colours of the pieces by what they are called: the names of the tokens in styles/tokens.css. */
export const colourOf = (name: string): string => `var(--p-${name in GLYPHS ? name : 'hull'})`
