import { screen } from '@testing-library/react';

/** Titles of the slides, the one shown first. */
export const slides = (name: string): (string | null)[] =>
  [...screen.getByRole('region', { name }).querySelectorAll('li h3')].map(
    ({ textContent }) => textContent,
  );
