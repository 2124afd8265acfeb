/** Body of POST subscs, with the field names of shared/product/api/openapi.yaml. Source: API-023. */
export type NewSubscription = {
  vtg_id?: string;
  pkg: string;
  vehicle_num_id: string;
  vehicle_num_reg?: string | null;
  state_req?: 10 | 30 | null;
  date_start?: string | null;
  parent_subsc_id?: string | null;
  dealer_cdk_id: string | null;
  dealer_advisor_cdk_id?: string | null;
  price_payment: number;
  att_reg_url?: string | null;
  att_insp_url?: string | null;
  att_panel_url?: string | null;
  payments: OrderPayments;
  options: { vehicleData?: VehicleData | null };
};

type OrderPayments = {
  num?: string | null;
  date?: string | null;
  price_pkg?: number | null;
  price_payment?: number | null;
  promo_code?: { slug?: string | null } | null;
  card_type?: number | null;
  terms?: Readonly<Record<string, boolean>>;
  terms_version?: Readonly<Record<string, string>>;
  termsPre?: { insurance?: boolean | null } | null;
  step?: number | null;
};

export type VehicleData = {
  model?: { type?: string | null; year?: string | null };
  num_id?: string | null;
  date_reg?: string | null;
  num_reg?: string | null;
  km?: number | null;
};
