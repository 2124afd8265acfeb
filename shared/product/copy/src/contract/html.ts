import type { Settings } from '@shared/config/settings';
import { formatDay } from '@shared/domain/format';
import { htmlOf } from '../html-document';
import { missingFactsSentence } from '../operator-facts';
import type { ContractFacts } from './facts';
import { contractSections } from './sections';

/**
 * Returns the contract as one HTML file with the eleven parts that the law lists. It says of each missing fact that it
 * is missing, and where to ask for it. Source: LAW-003, LAW-005.
 */
export function contractHtml(facts: ContractFacts, settings: Settings): string {
  const sections = contractSections.map((sectionOf, index) => {
    const section = sectionOf(facts, settings);
    return { ...section, heading: `${index + 1}. ${section.heading}` };
  });
  const missing = missingFactsSentence(
    sections.flatMap(({ rows }) => rows),
    facts.phone,
  );
  const saved = `${formatDay(facts.savedOn)}에 저장한 계약 내용이에요.`;
  return htmlOf({
    title: 'ServiceCare+ 계약서',
    lead: [saved, missing].filter(Boolean).join(' '),
    sections,
  });
}
