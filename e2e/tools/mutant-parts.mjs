const priced =
  'bill,cooling-off,cost,coupons,discount,estimate,extension,money,package,quote,refund-column,tier,transfer,vat';

/** The parts that `npm run mutants` breaks: their sources, and the folders whose tests must notice. */
export const parts = {
  money: {
    sources: [`shared/product/domain/src/{${priced}}.ts`],
    tests: ['shared/product/domain/src'],
  },
  payment: {
    sources: ['shared/product/payment/src/**/*.{ts,tsx}', 'remote-apply/src/payment/**/*.{ts,tsx}'],
    tests: ['shared/product/payment/src', 'remote-apply/src/{payment,landing}'],
  },
  landing: whole('remote-apply/src/landing'),
  session: whole('shared/product/session/src'),
  application: whole('shared/product/application/src'),
  estimate: whole('remote-estimate/src'),
  store: whole('shared/delivery/store'),
};

function whole(folder) {
  return { sources: [`${folder}/**/*.{ts,tsx}`], tests: [folder] };
}
