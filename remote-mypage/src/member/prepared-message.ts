/** Text of a message that the customer only has to send. */
export type PreparedMessage = { subject: string; lines: readonly string[] };

const body = ({ lines }: PreparedMessage) => `body=${encodeURIComponent(lines.join('\r\n'))}`;

const dialled = (phone: string): string => phone.replaceAll(/[^\d+]/g, '');

export const telAddress = (phone: string): string => `tel:${dialled(phone)}`;

/** Android reads the text after `?`, iOS after `&`. Both accept `?&`. */
export const smsAddress = (phone: string, message: PreparedMessage): string =>
  `sms:${dialled(phone)}?&${body(message)}`;

export const mailAddress = (email: string, message: PreparedMessage): string =>
  `mailto:${email}?subject=${encodeURIComponent(message.subject)}&${body(message)}`;

/** Returns the line that names an order. It has no personal data. */
export const orderLine = (orderNumber: string | undefined): string =>
  `주문번호: ${orderNumber ?? '확인하지 못했어요'}`;
