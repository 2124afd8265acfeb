import { screen } from '@testing-library/react';

/** Returns the titles of the slides, the visible one first. */
export const slides = (name: string): (string | null)[] =>
  [...screen.getByRole('region', { name }).querySelectorAll('li h3')].map(
    ({ textContent }) => textContent,
  );
