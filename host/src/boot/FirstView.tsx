import '@shared/ui/styles'; // must be first, because it declares the order of the cascade layers
import './shell.css';
import { homeLead, homeTitle } from '@shared/copy/home';
import { Page } from '@shared/ui/Page';

/**
 * Renders the home page without data. The build of the host writes it into index.html. It uses the same component as
 * the real page, so that the largest text is there from the first paint and does not move. It must not use style
 * attributes, because the Content Security Policy of the page blocks them.
 */
export function FirstView() {
  return (
    <div className="shell-home" aria-busy="true">
      <Page hero title={homeTitle} lead={homeLead}>
        <div className="shell-tabs" />
        <div className="shell-block" />
        <div className="shell-block" />
      </Page>
    </div>
  );
}
