/** What companies of the college's experiences ask and pay, and whom one can ask there. */

export { companyRead } from './page/company-read';
